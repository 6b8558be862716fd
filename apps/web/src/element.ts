type Child = Node | string | null | undefined | false;

export interface Attributes {
  readonly [name: string]: string | number | boolean | undefined | ((event: Event) => void);
}

/** An element with its attributes and children; `onclick` and its like are listeners, and `false` leaves an attribute out. */
export function element<K extends keyof HTMLElementTagNameMap>(tag: K, attributes: Attributes = {}, ...children: readonly (Child | readonly Child[])[]): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(made, name, value);
  made.append(...children.flat().filter((child): child is Node | string => child !== null && child !== undefined && child !== false && child !== ''));
  return made;
}

function set(made: HTMLElement, name: string, value: Attributes[string]): void {
  if (typeof value === 'function') made.addEventListener(name.slice(2), value);
  else if (value === true) made.setAttribute(name, '');
  else if (value !== undefined && value !== false) made.setAttribute(name, String(value));
}
