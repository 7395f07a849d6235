import { readFileSync } from 'node:fs';
import {
  DockerfileParser,
  type Copy,
  type Env,
  type From,
  type Instruction,
  type JSONInstruction,
  type Property,
} from 'dockerfile-ast';

export type Step =
  | { readonly kind: 'workdir' | 'run' | 'user' | 'volume'; readonly value: string }
  | { readonly kind: 'env'; readonly values: Readonly<Record<string, string>> }
  | {
      readonly kind: 'copy';
      readonly from: string | undefined;
      readonly sources: readonly string[];
      readonly to: string;
    }
  | { readonly kind: 'cmd' | 'healthcheck'; readonly command: readonly string[] };

export interface Stage {
  readonly name: string | undefined;
  readonly base: string;
  readonly steps: readonly Step[];
}

/** The stages of a Containerfile in their order. Throws at an instruction that it does not know. */
export function readStages(path: string): readonly Stage[] {
  const stages: { readonly name: string | undefined; readonly base: string; readonly steps: Step[] }[] = [];
  for (const instruction of DockerfileParser.parse(readFileSync(path, 'utf8')).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      const from = instruction as From;
      stages.push({ name: from.getBuildStage() ?? undefined, base: from.getImage() ?? '', steps: [] });
    } else {
      const step = stepOf(instruction);
      if (step) stages.at(-1)!.steps.push(step);
    }
  }
  return stages;
}

function stepOf(instruction: Instruction): Step | undefined {
  const values = instruction.getArguments().map((argument) => argument.getValue());
  const text = instruction.getRawArgumentsContent() ?? '';
  switch (instruction.getKeyword()) {
    case 'WORKDIR':
      return { kind: 'workdir', value: values[0]! };
    case 'USER':
      return { kind: 'user', value: values[0]! };
    case 'VOLUME':
      return { kind: 'volume', value: values[0]! };
    case 'RUN':
      return { kind: 'run', value: text };
    case 'ENV':
      return { kind: 'env', values: Object.fromEntries((instruction as Env).getProperties().map(entryOf)) };
    case 'COPY': {
      const from = (instruction as Copy).getFlags().find((flag) => flag.getName() === 'from');
      return { kind: 'copy', from: from?.getValue() ?? undefined, sources: values.slice(0, -1), to: values.at(-1)! };
    }
    case 'CMD':
      return {
        kind: 'cmd',
        command: (instruction as JSONInstruction).getJSONStrings().map((part) => part.getJSONValue()),
      };
    case 'HEALTHCHECK':
      return { kind: 'healthcheck', command: JSON.parse(text.slice(text.indexOf('['))) as string[] };
    case 'EXPOSE':
      return undefined;
    default:
      throw new Error(`${instruction.getKeyword()} is not known here.`);
  }
}

const entryOf = (property: Property): [string, string] => [property.getName(), property.getValue() ?? ''];
