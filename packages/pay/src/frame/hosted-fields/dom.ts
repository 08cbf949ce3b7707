/** Attributes by name; undefined leaves one out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A new element with attributes and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) setAttribute(made, attribute, value);
  made.append(...children);
  return made;
}

/** Sets an attribute, or takes it away when there is no value. */
export function setAttribute(target: Element, attribute: string, value: Attributes[string]): void {
  if (value === undefined) target.removeAttribute(attribute);
  else target.setAttribute(attribute, String(value));
}
