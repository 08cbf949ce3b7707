import { editGallery, type Gallery } from '@albumen/contract/endpoints/galleries';
import { validateField } from '@albumen/contract/form';
import { galleryForm } from '@albumen/contract/forms/gallery-forms';
import { useRef, useState } from 'react';
import { useEdit } from './use-edit.ts';

/** Edited in place; an empty or unchanged title is ignored and the field goes back. */
export function GalleryTitle({ gallery }: { gallery: Gallery }) {
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<string>();
  const edit = useEdit();
  const revert = () => {
    if (input.current) input.current.value = gallery.title;
    setMessage(undefined);
  };
  const save = async () => {
    const title = input.current?.value.trim() ?? '';
    if (title === '' || title === gallery.title) return revert();
    const [wrong] = validateField(galleryForm.title, title, { title });
    setMessage(wrong);
    if (wrong !== undefined) return;
    await edit(editGallery, { params: { galleryId: gallery.galleryId }, body: { title } });
  };
  return (
    <h1 className="manage__title">
      <label>
        <span className="visually-hidden">Title</span>
        <input
          ref={input}
          className="title-lg manage__title-input"
          defaultValue={gallery.title}
          placeholder="Untitled"
          aria-invalid={message !== undefined || undefined}
          aria-describedby={message === undefined ? undefined : 'title-error'}
          onBlur={() => void save()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
            if (event.key === 'Escape') revert();
          }}
        />
      </label>
      {message !== undefined && (
        <span className="manage__title-error text-sm" id="title-error" role="alert">
          {message}
        </span>
      )}
    </h1>
  );
}
