import type { ReactNode } from 'react';

export interface SceneProps {
  /** What is shown, in inches, from the origin. */
  width: number;
  height: number;
  /** Width of the scene by its height. */
  ratio: number;
  /** How much of the scene the product takes. */
  fill?: number;
  children: ReactNode;
}

/** A product in the middle of a neutral scene, drawn in inches. */
export function PictureScene({ width, height, ratio, fill = 0.74, children }: SceneProps) {
  const sceneHeight = Math.max(height / fill, width / fill / ratio);
  const sceneWidth = sceneHeight * ratio;
  const left = (width - sceneWidth) / 2;
  const top = (height - sceneHeight) / 2;
  return (
    <svg
      className="picture"
      viewBox={[left, top, sceneWidth, sceneHeight].map((each) => each.toFixed(3)).join(' ')}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
