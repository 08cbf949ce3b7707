import 'react';

/* What browsers know and React's types do not. */
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
  interface InputHTMLAttributes<T> {
    /** Lets a person choose a folder. */
    webkitdirectory?: string;
  }
}
