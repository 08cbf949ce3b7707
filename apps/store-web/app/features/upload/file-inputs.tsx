import { useImperativeHandle, useRef, type Ref } from 'react';

export interface FileInputsHandle {
  chooseFiles: () => void;
  chooseFolder: () => void;
}

export interface FileInputsProps {
  ref: Ref<FileInputsHandle>;
  onPick: (files: readonly File[]) => void;
}

/** The browser's own pickers, opened by our buttons. Emptied after each pick, so the same can follow. */
export function FileInputs({ ref, onPick }: FileInputsProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    chooseFiles: () => files.current?.click(),
    chooseFolder: () => folder.current?.click(),
  }));
  const pick = (input: HTMLInputElement) => {
    const picked = [...(input.files ?? [])];
    input.value = '';
    if (picked.length > 0) onPick(picked);
  };
  return (
    <div hidden>
      <input
        ref={files}
        type="file"
        multiple
        accept=".jpg,.jpeg,image/jpeg"
        aria-label="Photos"
        onChange={({ currentTarget }) => pick(currentTarget)}
      />
      <input
        ref={folder}
        type="file"
        multiple
        aria-label="Folder of photos"
        webkitdirectory=""
        onChange={({ currentTarget }) => pick(currentTarget)}
      />
    </div>
  );
}
