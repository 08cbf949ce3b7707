/** What a page of a window says: a sentence, and something that turns while there is waiting. */
export function showWaiting(sentence: string): void {
  const main = document.createElement('main');
  const spinner = document.createElement('span');
  spinner.className = 'spinner';
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  text.textContent = sentence;
  main.append(spinner, text);
  document.body.replaceChildren(main);
}

/** A heading and what to do now, with the way there. */
export function showWayOut(sentence: string, link?: { href: string; text: string }): void {
  const main = document.createElement('main');
  const heading = document.createElement('h1');
  heading.textContent = sentence;
  main.append(heading);
  if (link) {
    const way = document.createElement('a');
    Object.assign(way, { id: 'redirect', href: link.href, textContent: link.text });
    main.append(way);
  } else {
    const text = document.createElement('p');
    text.textContent = 'You can close this window and go back to the shop.';
    main.append(text);
  }
  document.body.replaceChildren(main);
}
