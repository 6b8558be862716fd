import './ui/no-eval.ts';

// Everything else comes after: schemas are made while modules load, and by then the rule must hold.
void import('./app/open.tsx');
