/*
 * A stand-in for the vendor's widget script: the same global with the same functions. It is served as
 * it stands, so it is plain JavaScript for browsers.
 */
(() => {
  const solveUrl = new URL('solve', document.currentScript.src);
  const lifetimeMs = 5 * 60_000;
  const widgets = new Map();
  let count = 0;

  const words = {
    ready: 'Confirm that you are a person',
    checking: 'Checking…',
    solved: 'Confirmed',
    failed: 'The check did not work. Try again.',
    expired: 'The check has expired. Confirm again.',
  };

  const styles = new CSSStyleSheet();
  styles.replaceSync(`
    :host { display: block; color-scheme: light dark; }
    :host([data-theme='light']) { color-scheme: light; }
    :host([data-theme='dark']) { color-scheme: dark; }
    label {
      display: flex; align-items: center; gap: 12px; box-sizing: border-box;
      min-height: 65px; padding: 10px 16px; max-width: 100%; width: 300px;
      border: 1px solid light-dark(#c4c9d0, #4a5260); border-radius: 8px;
      background: light-dark(#fafbfc, #171b21); color: light-dark(#1b2430, #e6eaf0);
      font: inherit; font-size: 15px; line-height: 1.35; cursor: pointer;
    }
    :host([data-size='flexible']) label { width: 100%; }
    input {
      flex: none; width: 22px; height: 22px; margin: 0;
      accent-color: light-dark(#14418b, #8fb4f5); cursor: inherit;
    }
    input:focus-visible { outline: 2px solid light-dark(#14418b, #8fb4f5); outline-offset: 2px; }
    label[data-state='checking'] { cursor: progress; }
    label[data-state='solved'] { cursor: default; }
    small { display: block; font-size: 12px; color: light-dark(#596473, #a3adba); }
  `);

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  function build(widget, options) {
    const host = element('div');
    host.dataset.theme = options.theme ?? 'auto';
    host.dataset.size = options.size ?? 'normal';
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styles];
    widget.box = element('input', { type: 'checkbox' });
    widget.status = element('span', { textContent: words.ready });
    widget.status.setAttribute('role', 'status');
    const note = element('small', { textContent: 'Local stand-in for the bot check' });
    widget.label = element('label', {}, widget.box, element('span', {}, widget.status, note));
    root.append(widget.label);
    widget.box.addEventListener('change', () => {
      // A ticked box stays ticked, and keeps the focus.
      if (widget.box.checked) void solve(widget);
      else widget.box.checked = true;
    });
    widget.host = host;
    widget.container.append(host);
    if (options['response-field'] === false) return;
    const name = options['response-field-name'] ?? 'cf-turnstile-response';
    widget.field = element('input', { type: 'hidden', name });
    widget.container.append(widget.field);
  }

  function show(widget, state, token = '') {
    clearTimeout(widget.timer);
    widget.token = token;
    if (widget.field) widget.field.value = token;
    widget.label.dataset.state = state;
    widget.status.textContent = words[state];
    widget.box.checked = state === 'solved' || state === 'checking';
  }

  async function solve(widget) {
    const attempt = ++widget.attempt;
    show(widget, 'checking');
    try {
      const token = await askForToken(widget.options.sitekey);
      if (attempt !== widget.attempt) return;
      show(widget, 'solved', token);
      widget.timer = setTimeout(() => expire(widget), lifetimeMs);
      widget.options.callback?.(token);
    } catch {
      if (attempt !== widget.attempt) return;
      show(widget, 'failed');
      widget.options['error-callback']?.('300030');
    }
  }

  async function askForToken(sitekey) {
    const reply = await fetch(solveUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sitekey }),
    });
    if (!reply.ok) throw new Error(`refused with ${reply.status}`);
    return (await reply.json()).token;
  }

  function expire(widget) {
    show(widget, 'expired');
    widget.options['expired-callback']?.();
  }

  function find(id) {
    return widgets.get(id) ?? [...widgets.values()][0];
  }

  window.turnstile = {
    ready: (callback) => callback(),
    render(container, options) {
      const place = typeof container === 'string' ? document.querySelector(container) : container;
      if (!place) throw new TypeError('no such container');
      const id = `stand-in-${++count}`;
      const widget = { container: place, options, attempt: 0, token: '', timer: undefined };
      widgets.set(id, widget);
      build(widget, options);
      return id;
    },
    reset(id) {
      const widget = find(id);
      if (!widget) return;
      widget.attempt += 1;
      show(widget, 'ready');
    },
    remove(id) {
      const widget = find(id);
      if (!widget) return;
      clearTimeout(widget.timer);
      widget.attempt += 1;
      widget.host.remove();
      widget.field?.remove();
      widgets.delete(id);
    },
    getResponse: (id) => find(id)?.token || undefined,
    isExpired: (id) => find(id)?.label.dataset.state === 'expired',
  };
})();
