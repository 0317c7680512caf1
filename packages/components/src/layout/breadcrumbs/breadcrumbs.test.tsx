import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs';

describe('Breadcrumbs', () => {
	it('link to the levels above, and name the one that is open', () => {
		render(
			<Breadcrumbs items={[{ label: 'All countries', href: '?all' }, { label: 'Germany' }]} />,
		);
		const list = within(screen.getByRole('navigation', { name: 'Levels' }));
		expect(list.getByRole('link', { name: 'All countries' })).toHaveAttribute('href', '?all');
		expect(list.getAllByRole('link')).toHaveLength(1);
		expect(list.getByText('Germany')).toHaveAttribute('aria-current', 'page');
	});

	it('show nothing where only one level is open', () => {
		const { container } = render(<Breadcrumbs items={[{ label: 'All countries' }]} />);
		expect(container).toBeEmptyDOMElement();
	});
});
