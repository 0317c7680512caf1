import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { Fragment, jsx, jsxs } from './jsx-runtime';

describe('the JSX runtime of the plugin build', () => {
	const Box = ({ children, name }: { children?: ReactNode; name?: string }) =>
		jsx('section', { 'aria-label': name, children });

	it('renders elements, components, fragments and keys as React does, without a key warning', () => {
		const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
		const items = ['a', 'b'].map((text) => jsx('li', { children: text }, text));
		render(
			jsxs(Fragment, {
				children: [
					jsxs('p', { children: ['one ', jsx('b', { children: 'two' })] }),
					jsx(Box, { name: 'box', children: jsx('ul', { children: items }) }),
					jsx('hr', {}),
				],
			}),
		);
		expect(screen.getByText('two').parentElement).toHaveTextContent('one two');
		expect(screen.getByRole('region', { name: 'box' })).toContainElement(screen.getByRole('list'));
		expect(screen.getAllByRole('listitem')).toHaveLength(2);
		expect(complain).not.toHaveBeenCalled();
		complain.mockRestore();
	});

	it('still warns about lists made without keys', () => {
		const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
		render(jsx('ul', { children: ['a', 'b'].map((text) => jsx('li', { children: text })) }));
		expect(complain).toHaveBeenCalled();
		complain.mockRestore();
	});
});
