// The style of what every page may show, before anything else, in one file: the order of the layers, then the house, then its parts.
import './ui/layers.css';
import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import './ui/tokens.css';
import './ui/house.css';
import './ui/buttons.css';
import './ui/frame.css';
import './ui/icons.css';
import './ui/message.css';
import './ui/paragraph.css';
import './ui/sheet.css';
import './ui/no-eval.ts';

// Everything else comes after: schemas are made while modules load, and by then the rule must hold.
void import('./app/open.tsx');
