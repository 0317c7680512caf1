import { render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as exported from '.';
import { exampleResponses } from './testing/example-shop';
import { fakeShop } from './testing/fake-shop';
import { pinShop } from './testing/pinned-shop';
import { hideKnownWarnings } from './testing/known-warnings';
import { readStoryFiles } from './testing/stories';

const complaints: unknown[][] = [];

hideKnownWarnings((...message) => complaints.push(message));
pinShop();
const shop = fakeShop();
beforeEach(() => {
	complaints.length = 0;
	Object.assign(shop.responses, exampleResponses);
});

const files = readStoryFiles();
const examples = files.flatMap(({ file, stories }) =>
	stories.map(([name, Story]) => ({ title: `${file} ${name}`, Story })),
);

describe('The examples of the gallery', () => {
	// A real browser checks each with axe (tests/browser/gallery).
	it.each(examples)('show something, without warnings: $title', async ({ Story }) => {
		const { container } = render(<Story />);
		await Story.play?.({ canvas: within(container), userEvent: userEvent.setup() });
		expect(container).not.toBeEmptyDOMElement();
		expect(complaints).toEqual([]);
	});

	it('show every component that the package exports', () => {
		const shown = new Set(
			files.flatMap(({ component, subcomponents }) => [component, ...Object.values(subcomponents)]),
		);
		const isComponent = (name: string, value: unknown) =>
			/^[A-Z]/.test(name) && (typeof value === 'function' || isElementType(value));
		const missing = Object.entries(exported)
			.filter(([name, value]) => isComponent(name, value) && !shown.has(value))
			.map(([name]) => `${name} is in no *.stories.tsx: show its states there`);
		expect(missing).toEqual([]);
	});
});

/** The result of memo and forwardRef. */
function isElementType(value: unknown): boolean {
	return typeof value === 'object' && value !== null && '$$typeof' in value;
}
