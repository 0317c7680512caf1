import { render, screen } from '@testing-library/react';
import { Children, type ReactNode } from 'react';
import { createOrderedChildren, sortFillsByOrder } from '../compatibility/ordered-children';
import { fillsInOrder } from './ordered-fills';

/** WordPress passes a fill as a list of its children. */
const fill = (children: ReactNode) => Children.toArray(children);
const fillOf = (order: number | undefined, text: string) =>
	fill(createOrderedChildren(<span>{text}</span>, order));

describe('The fills of a slot', () => {
	it('are sorted by their order, and equal ones by their arrival', () => {
		render(
			sortFillsByOrder([
				fillOf(3, 'third '),
				['plain '],
				fillOf(0, 'first '),
				fillOf(undefined, 'second '),
				fillOf(1, 'as second '),
			]),
		);
		expect(document.body).toHaveTextContent('first plain second as second third');
	});

	it('are sorted by their first element, without changing the given list', () => {
		const fills = [[<b key="b">b</b>], fillOf(0, 'a')];
		expect(fillsInOrder(fills)).toEqual([fills[1], fills[0]]);
		expect(fills).toHaveLength(2);
		expect(fillsInOrder([])).toEqual([]);
	});
});

describe('The children of a fill', () => {
	it('can be computed from the slot’s fillProps', () => {
		const children = jest.fn(({ query }: { query: string }) => <b>{query}</b>);
		render(createOrderedChildren(children, 4, { query: 'week' }, { title: 'injected' }));
		expect(children).toHaveBeenCalledWith({ query: 'week', order: 4, title: 'injected' });
		expect(screen.getByText('week')).toHaveAttribute('title', 'injected');
		expect(screen.getByText('week')).toHaveAttribute('order', '4');
	});

	it('can be text, several elements, or nothing, and still have an order', () => {
		const several = createOrderedChildren([<i key="1">one</i>, ' two'], 2);
		const nothing = createOrderedChildren(() => null, 1);
		const text = createOrderedChildren('text ', 0);
		render(sortFillsByOrder([several, text, nothing].map(fill)));
		expect(document.body).toHaveTextContent(/^text one two$/);
	});
});
