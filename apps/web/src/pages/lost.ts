import { element } from '../element.ts';
import { show } from '../page.ts';

await show({
  address: '',
  title: (words) => words.lostTitle,
  load: () => Promise.resolve(null),
  body: (_, words) => [
    element('div', { class: 'intro' }, element('h1', {}, words.lostTitle), element('p', {}, words.lostText), element('p', {}, element('a', { class: 'button', href: '/' }, words.home))),
  ],
});
