import { useState } from 'react';

export interface TileChoice {
  id: string;
  label: string;
  /** A CSS background. */
  swatch?: string | undefined;
  /** What it adds to the price. */
  aside?: string | undefined;
  description?: string | undefined;
}

export interface TileChoicesProps {
  name: string;
  label: string;
  choices: readonly TileChoice[];
  chosenId: string;
  onChoose: (id: string) => Promise<void> | void;
  /** Three in a row: short words. */
  isCompact?: boolean;
}

/** One of several, all in sight; nothing when there is nothing to choose. */
export function TileChoices(props: TileChoicesProps) {
  const { name, label, choices, chosenId, onChoose, isCompact } = props;
  // A card is drawn anew before it is shown: the choice shows at once.
  const [wanted, setWanted] = useState<string>();
  if (choices.length < 2) return null;
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      <div className={isCompact ? 'choices__tiles choices__tiles--compact' : 'choices__tiles'}>
        {choices.map(({ id, label: text, swatch, aside, description }) => (
          <label key={id} className="tile-choice" title={description}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === (wanted ?? chosenId)}
              onChange={() => {
                setWanted(id);
                void Promise.resolve(onChoose(id)).finally(() => setWanted(undefined));
              }}
            />
            {swatch !== undefined && (
              <span className="tile-choice__swatch" style={{ background: swatch }} />
            )}
            <span className="tile-choice__label">{text}</span>
            {aside !== undefined && aside !== '' && (
              <span className="tile-choice__price text-figures">{aside}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
