import { StrictMode, useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WooNavigationItem } from './index';

const menuItem = () => screen.getByRole('listitem');

describe('WooNavigationItem', () => {
	it('shows its children only in the slot of its item, in the order in which they came', () => {
		const { container } = render(
			<StrictMode>
				<p>
					<WooNavigationItem item="orders">One </WooNavigationItem>
					<WooNavigationItem item="stock">Elsewhere</WooNavigationItem>
				</p>
				<li>
					<WooNavigationItem.Slot name="orders" />
				</li>
				<WooNavigationItem item="orders">Two</WooNavigationItem>
			</StrictMode>,
		);
		expect(menuItem()).toHaveTextContent('One Two');
		expect(container.querySelector('p')).toBeEmptyDOMElement();
		expect(container).not.toHaveTextContent('Elsewhere');
	});

	it('updates when its children change, and removes them when it unmounts', async () => {
		function Extension() {
			const [count, setCount] = useState(0);
			return (
				<WooNavigationItem item="orders">
					<button onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>
				</WooNavigationItem>
			);
		}
		const slot = render(
			<li>
				<WooNavigationItem.Slot name="orders" />
			</li>,
		);
		const extension = render(<Extension />);
		await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
		expect(screen.getByRole('button', { name: 'Pressed 1' })).toHaveFocus();
		act(() => extension.unmount());
		expect(menuItem()).toBeEmptyDOMElement();
		slot.unmount();
	});

	it('moves when its item changes', () => {
		const page = (item: string) => (
			<>
				<li>
					<WooNavigationItem.Slot name="orders" />
				</li>
				<WooNavigationItem item={item}>Here</WooNavigationItem>
			</>
		);
		const { rerender } = render(page('orders'));
		expect(menuItem()).toHaveTextContent('Here');
		rerender(page('stock'));
		expect(menuItem()).toBeEmptyDOMElement();
	});
});
