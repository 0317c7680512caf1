import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { List } from './list';

const items = () => screen.queryAllByRole('menuitem');

describe('List', () => {
	it('has title and content, and what stands before and after', () => {
		const { container } = render(
			<List
				className="mine"
				items={[
					{ title: 'Taxes', content: 'Two', before: 'icon', after: 'arrow', className: 'row' },
				]}
			/>,
		);
		expect(container.firstChild).toHaveClass('woocommerce-list', 'mine');
		expect(screen.getByRole('listitem')).toHaveTextContent('iconTaxesTwoarrow');
		expect(screen.getByRole('listitem')).toHaveClass('row');
	});

	it('has menu items for rows with a link or a handler', () => {
		const onClick = jest.fn();
		render(
			<List
				items={[
					{ title: 'Link', href: 'https://example.com/' },
					{ title: 'Handler', onClick },
					{ title: 'Text' },
				]}
			/>,
		);
		expect(screen.getByRole('menu')).toBeVisible();
		expect(items().map(({ textContent }) => textContent)).toEqual(['Link', 'Handler']);
	});

	it('calls onClick for a click, Enter and Space', async () => {
		const onClick = jest.fn();
		render(<List items={[{ title: 'Taxes', onClick }]} />);
		await userEvent.click(screen.getByRole('menuitem', { name: 'Taxes' }));
		expect(onClick).toHaveBeenCalledTimes(1);
		await userEvent.keyboard('{Enter} ');
		expect(onClick).toHaveBeenCalledTimes(3);
	});

	it('marks links with their type, external by default, and with their tag', () => {
		render(
			<List
				items={[
					{ title: 'A', href: 'https://example.com/', listItemTag: 'help', target: '_blank' },
					{ title: 'B', href: 'edit.php', linkType: 'wp-admin' },
				]}
			/>,
		);
		const [first, second] = items();
		expect(first).toHaveAttribute('data-link-type', 'external');
		expect(first).toHaveAttribute('data-list-item-tag', 'help');
		expect(first).toHaveAttribute('target', '_blank');
		expect(second).toHaveAttribute('data-link-type', 'wp-admin');
		expect(second).not.toHaveAttribute('data-list-item-tag');
	});

	it('supports arrow keys, Home and End', async () => {
		render(
			<List
				items={[
					{ title: 'A', onClick: () => {} },
					{ title: 'B' },
					{ title: 'C', href: 'https://example.com/' },
				]}
			/>,
		);
		await userEvent.tab();
		expect(items()[0]).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		expect(items()[1]).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		expect(items()[0]).toHaveFocus();
		await userEvent.keyboard('{End}');
		expect(items()[1]).toHaveFocus();
		await userEvent.keyboard('{Home}');
		expect(items()[0]).toHaveFocus();
	});

	it('leaves these keys to a field inside a row', async () => {
		render(<List items={[{ title: <input defaultValue="ab" />, onClick: () => {} }]} />);
		await userEvent.click(screen.getByRole('textbox'));
		await userEvent.keyboard('{Home}c d{ArrowDown}');
		expect(screen.getByRole('textbox')).toHaveFocus();
		expect(screen.getByRole('textbox')).toHaveValue('c dab');
	});
});
