import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import type { BoundFunctions, queries } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/** The arguments of a story's `play`, in the gallery and in tests; it brings the example into its state. */
export interface PlayContext {
	canvas: BoundFunctions<typeof queries>;
	userEvent: UserEvent;
}

type Story = ComponentType & { play?: (context: PlayContext) => Promise<void> };

/** A `*.stories.tsx`: its component, further components, and one example for each state. */
export interface StoryFile {
	readonly file: string;
	readonly component: unknown;
	readonly subcomponents: Readonly<Record<string, unknown>>;
	readonly stories: readonly (readonly [name: string, Story: Story])[];
}

type StoryModule = Record<string, Story> & {
	default: { component: unknown; subcomponents?: Record<string, unknown> };
};

const folder = path.resolve(__dirname, '..');

/** Every file of examples in the gallery. */
export function readStoryFiles(): StoryFile[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.stories.tsx'))
		.sort()
		.map((file) => {
			const { default: meta, ...stories } = jest.requireActual<StoryModule>(
				path.join(folder, file),
			);
			const { component, subcomponents = {} } = meta;
			return { file, component, subcomponents, stories: Object.entries(stories) };
		});
}
