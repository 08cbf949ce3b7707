import { editGallery, type Gallery } from '@albumen/contract/endpoints/galleries';
import { validateField } from '@albumen/contract/form';
import { galleryForm } from '@albumen/contract/forms/gallery-forms';
import { limits } from '@albumen/contract/limits';
import { CharacterCount, isOver } from '@albumen/ui/forms/character-count';
import { useRef, useState } from 'react';
import { useEdit } from './use-edit.ts';

const max = limits.galleryTitleMaxCharacters;

/** Edited in place; an empty or unchanged title is ignored and the field goes back. */
export function GalleryTitle({ gallery: { galleryId, title } }: { gallery: Gallery }) {
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState<string>();
  const edit = useEdit();
  /* On its way: what is typed meanwhile is compared with it, and outlives its answer. */
  const sent = useRef<string>(undefined);
  const shown = typed ?? title;
  const revert = () => {
    setTyped(undefined);
    setMessage(undefined);
  };
  const save = async () => {
    const next = shown.trim();
    if (next === sent.current) return;
    if (next === '' || (sent.current === undefined && next === title)) return revert();
    const [wrong] = validateField(galleryForm.title, next, { title: next });
    setMessage(wrong);
    if (wrong !== undefined) return;
    sent.current = next;
    const saved = await edit(editGallery, { params: { galleryId }, body: { title: next } });
    if (sent.current === next) sent.current = undefined;
    if (saved !== undefined) setTyped((now) => (now === shown ? undefined : now));
  };
  return (
    <h1 className="manage__title">
      {/* The copy behind gives the field the height of its lines. */}
      <label className="manage__title-field title-lg" data-copy={shown || 'Untitled'}>
        <span className="visually-hidden">Title</span>
        <textarea
          className="manage__title-input"
          rows={1}
          value={shown}
          placeholder="Untitled"
          spellCheck={false}
          aria-invalid={message !== undefined || isOver({ text: shown, max }) || undefined}
          aria-describedby={message === undefined ? undefined : 'title-error'}
          onChange={({ target }) => setTyped(target.value.replaceAll('\n', ' '))}
          onBlur={() => void save()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              event.currentTarget.blur();
            }
            if (event.key !== 'Escape') return;
            // It is for the title alone, not for what is open beside it.
            event.preventDefault();
            revert();
          }}
        />
      </label>
      <span className="manage__title-count text-xs">
        <CharacterCount text={shown} max={max} />
      </span>
      {message !== undefined && (
        <span className="manage__title-error text-sm" id="title-error" role="alert">
          {message}
        </span>
      )}
    </h1>
  );
}
