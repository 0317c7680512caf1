import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../../testing/axe';
import { EllipsisMenu, type EllipsisMenuProps } from './ellipsis-menu';
import { MenuItem, MenuTitle } from './menu-item';

const onInvoke = jest.fn();
const onToggle = jest.fn();
const toggle = () => screen.getByRole('button', { name: 'Choose' });

function show(props: Partial<EllipsisMenuProps> = {}) {
	return render(
		<EllipsisMenu
			label="Choose"
			className="mine"
			onToggle={onToggle}
			renderContent={({ onClose }) => (
				<>
					<MenuTitle>Display</MenuTitle>
					<MenuItem isCheckbox isClickable checked onInvoke={() => onInvoke('orders')}>
						Orders
					</MenuItem>
					<MenuItem isCheckbox isClickable checked={false} onInvoke={() => onInvoke('sales')}>
						Sales
					</MenuItem>
					<MenuItem isClickable onInvoke={onClose}>
						Close
					</MenuItem>
				</>
			)}
			{...props}
		/>,
	);
}

describe('EllipsisMenu', () => {
	beforeEach(() => jest.clearAllMocks());

	it('[S2.other-widgets.1] opens what it renders, named by its label, and tells the caller', async () => {
		const { container } = show();
		expect(container.firstElementChild).toHaveClass('woocommerce-ellipsis-menu', 'mine');
		expect(screen.getByTitle('Choose')).toHaveAttribute('aria-expanded', 'false');
		await userEvent.click(toggle());
		expect(onToggle).toHaveBeenCalledTimes(1);
		expect(toggle()).toHaveAttribute('aria-expanded', 'true');
		expect(screen.getByRole('menu', { name: 'Choose' })).toBeVisible();
		expect(await axeViolations()).toEqual([]);
	});

	it('renders nothing without content', () => {
		const { container } = show({ renderContent: undefined });
		expect(container).toBeEmptyDOMElement();
	});

	it('shows which items are on, and stays open when they are clicked', async () => {
		show();
		await userEvent.click(toggle());
		expect(screen.getByRole('menuitemcheckbox', { name: 'Orders' })).toBeChecked();
		await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Sales' }));
		expect(onInvoke).toHaveBeenCalledWith('sales');
		expect(screen.getByRole('menu')).toBeVisible();
	});

	it('moves with arrow keys, Home and End with wrap-around, and invokes with Enter and Space', async () => {
		show();
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		const name = () => document.activeElement?.textContent;
		expect(name()).toBe('Orders');
		await userEvent.keyboard('{ArrowUp}');
		expect(name()).toBe('Close');
		await userEvent.keyboard('{ArrowDown}{ArrowDown}');
		expect(name()).toBe('Sales');
		await userEvent.keyboard('{Enter} ');
		expect(onInvoke.mock.calls).toEqual([['sales'], ['sales']]);
		await userEvent.keyboard('{End}');
		expect(name()).toBe('Close');
		await userEvent.keyboard('{Home}');
		expect(name()).toBe('Orders');
	});

	it('closes with Escape and on an item’s request, and returns the focus', async () => {
		show();
		await userEvent.click(toggle());
		await userEvent.keyboard('{Escape}');
		expect(screen.queryByRole('menu')).not.toBeInTheDocument();
		expect(toggle()).toHaveFocus();
		await userEvent.click(toggle());
		await userEvent.click(screen.getByRole('menuitem', { name: 'Close' }));
		expect(screen.queryByRole('menu')).not.toBeInTheDocument();
		expect(toggle()).toHaveFocus();
	});

	it('contains fields in a dialog, where items are ordinary controls and Tab moves', async () => {
		show({
			contentRole: 'dialog',
			renderContent: () => (
				<>
					<MenuItem isCheckbox checked onInvoke={() => onInvoke('orders')}>
						Orders
					</MenuItem>
					<MenuItem onInvoke={() => onInvoke('field')}>
						<input aria-label="Title" />
					</MenuItem>
				</>
			),
		});
		await userEvent.click(toggle());
		expect(screen.getByRole('dialog', { name: 'Choose' })).toBeVisible();
		expect(screen.getByRole('checkbox', { name: 'Orders' })).toHaveFocus();
		await userEvent.keyboard(' ');
		await userEvent.type(screen.getByLabelText('Title'), 'a b');
		expect(screen.getByLabelText('Title')).toHaveValue('a b');
		expect(onInvoke.mock.calls).toEqual([['orders']]);
	});
});
