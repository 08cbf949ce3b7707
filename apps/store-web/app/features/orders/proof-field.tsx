import { TextField } from '@albumen/ui/forms/text-field';

interface ProofFieldProps {
  proof: string;
  onType: (proof: string) => void;
}

/** Links are forwarded: who has no more than the link says whose order it is. */
export function ProofField({ proof, onType }: ProofFieldProps) {
  return (
    <TextField
      name="proof"
      label="Email or zip code of this order"
      autoComplete="off"
      value={proof}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
