/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for the list of a combobox */
import {
  firstLine,
  lastLine,
  opensFurther,
  suggestionKey,
  type AddressSuggestion,
} from './address-suggestion.ts';

interface AddressListProps {
  id: string;
  suggestions: readonly AddressSuggestion[];
  active: number;
  onChoose: (suggestion: AddressSuggestion, element: HTMLElement) => void;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The keyboard stays in the text field; the pointer chooses without taking the focus from it. */
export function AddressList({ id, suggestions, active, onChoose }: AddressListProps) {
  return (
    <div
      className="address-list"
      id={id}
      role="listbox"
      aria-label="Suggested addresses"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys are the combobox's
        <div
          key={suggestionKey(suggestion)}
          id={optionId(id, index)}
          className="address-list__option"
          role="option"
          aria-selected={index === active}
          onClick={({ currentTarget }) => onChoose(suggestion, currentTarget)}
          ref={index === active ? scrollIntoList : undefined}
        >
          <span className="address-list__street">{firstLine(suggestion)}</span>
          <span className="address-list__place">{lastLine(suggestion)}</span>
          {opensFurther(suggestion) && (
            <span className="address-list__more">{suggestion.entries} apartments</span>
          )}
        </div>
      ))}
    </div>
  );
}

function scrollIntoList(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
