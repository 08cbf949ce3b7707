import { DockerfileParser, From, ModifiableInstruction, type Instruction } from 'dockerfile-ast';

/** One line of a Dockerfile, such as `RUN npm ci`. */
export interface Step {
  keyword: string;
  /** By their names, without dashes. */
  flags: Readonly<Record<string, string>>;
  words: readonly string[];
  /** As written, without the flags. */
  text: string;
}

export interface Stage {
  name: string;
  /** A stage before it, or an image. */
  from: string;
  steps: readonly Step[];
}

/** The stages of a Dockerfile, in order; one without a name is called by its number. */
export function readStages(dockerfile: string): Stage[] {
  const stages: (Stage & { steps: Step[] })[] = [];
  for (const instruction of DockerfileParser.parse(dockerfile).getInstructions()) {
    if (instruction instanceof From) {
      const name = instruction.getBuildStage() ?? String(stages.length);
      stages.push({ name, from: instruction.getImage() ?? '', steps: [] });
    } else {
      stages.at(-1)?.steps.push(stepOf(instruction));
    }
  }
  return stages;
}

function stepOf(instruction: Instruction): Step {
  const flags = instruction instanceof ModifiableInstruction ? instruction.getFlags() : [];
  const written = instruction.getArgumentsContent() ?? '';
  return {
    keyword: instruction.getKeyword(),
    flags: Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? ''])),
    words: instruction.getArguments().map((word) => word.getValue()),
    text: written.replace(/^(?:--\S+\s+)*/, ''),
  };
}
