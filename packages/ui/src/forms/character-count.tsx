import './field.css';

export interface CharacterCountProps {
  text: string;
  max: number;
}

/** 'n/max', red when over. */
export function CharacterCount({ text, max }: CharacterCountProps) {
  const name = isOver({ text, max }) ? 'field__counter field__counter--over' : 'field__counter';
  return <span className={name}>{`${lengthOf(text)}/${max}`}</span>;
}

export function isOver({ text, max }: CharacterCountProps): boolean {
  return lengthOf(text) > max;
}

/** Characters as people count them, emoji included. */
function lengthOf(value: string): number {
  return Array.from(value).length;
}
