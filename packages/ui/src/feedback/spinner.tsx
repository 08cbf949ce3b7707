import './spinner.css';

/** Only where nothing else can be known, and after 80 ms. Decorative: say what is happening in text. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
