import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { axeViolations } from './axe';

const patience = 30_000;

/** One test for each example of a family: it shows something and has no accessibility violation. */
export function testExamples(examples: Record<string, () => ReactNode>): void {
	test.each(Object.entries(examples))(
		'%s is shown and accessible',
		async (_, Example) => {
			const { container } = render(<Example />);
			expect(container).not.toBeEmptyDOMElement();
			expect(await axeViolations(container)).toEqual([]);
		},
		// axe looks at every cell of a long table, and machines of a CI are busy.
		patience,
	);
}
