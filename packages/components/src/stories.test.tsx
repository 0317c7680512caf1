import { render } from '@testing-library/react';
import { axeViolations } from './test-support/axe';
import { fakeShop } from './test-support/fake-shop';
import { pinShop } from './test-support/pinned-shop';
import { quietCalendar } from './test-support/quiet-calendar';
import { readStoryFiles } from './test-support/stories';

const complaints: unknown[][] = [];

beforeEach(() => {
	complaints.length = 0;
	for (const level of ['error', 'warn'] as const) {
		jest.spyOn(console, level).mockImplementation((...message) => complaints.push(message));
	}
});
afterEach(() => jest.restoreAllMocks());

quietCalendar();
pinShop();
fakeShop();

const examples = readStoryFiles().flatMap(({ file, stories }) =>
	stories.map(([name, Story]) => ({ title: `${file} ${name}`, Story })),
);

describe('the examples of the gallery', () => {
	it.each(examples)('$title is shown, accessible and without complaint', async ({ Story }) => {
		const { container } = render(<Story />);
		expect(container).not.toBeEmptyDOMElement();
		expect(await axeViolations(container)).toEqual([]);
		expect(complaints).toEqual([]);
	});
});
