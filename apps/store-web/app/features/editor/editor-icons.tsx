import type { ReactNode } from 'react';

/* Only the editor has them. The same grid and pen as the icons of the house. */
function outline(path: string) {
  return function EditorIcon({ size = 20 }: { size?: number }): ReactNode {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}

export const TurnIcon = outline(
  'M4 9.5h8.5v7H4zM9 3.5 7 5.5l2 2M7.2 5.5H13a3.5 3.5 0 0 1 3.5 3.5v1.5',
);
export const FlipIcon = outline('M10 3v14M7.5 5.5v9H3zM12.5 5.5v9H17z');
export const SwapIcon = outline('M3.5 7h12M12.5 4l3 3-3 3M16.5 13h-12M7.5 10l-3 3 3 3');
export const RedoIcon = outline('m13 4 3.5 3.5L13 11M16 7.5H8.5a4.5 4.5 0 0 0 0 9H12');
export const WordsIcon = outline('M4 6V4h12v2M10 4v12M7.5 16h5');
export const LayoutIcon = outline('M3.5 3.5h13v13h-13zM10 3.5v13M10 9h6.5');
export const OptionsIcon = outline('M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4');
export const GuidesIcon = outline('M5.5 2v16M14.5 2v16M2 5.5h16M2 14.5h16');
