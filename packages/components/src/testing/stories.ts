import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import type { BoundFunctions, queries } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/** What the `play` of a story works with, in the gallery and in the tests: it brings the example into its state. */
export interface PlayContext {
	canvas: BoundFunctions<typeof queries>;
	userEvent: UserEvent;
}

type Story = ComponentType & { play?: (context: PlayContext) => Promise<void> };

/** A `*.stories.tsx`: the component that it shows, parts shown with it, and one example for each state. */
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

/** Every file of examples that the gallery shows. */
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
