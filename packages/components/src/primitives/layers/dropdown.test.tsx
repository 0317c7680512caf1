import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../../testing/axe';
import { Button } from '../button';
import { Dropdown } from './dropdown';

const show = () =>
	render(
		<>
			<Dropdown
				contentLabel="Columns"
				expandOnMobile
				headerTitle="Columns"
				renderToggle={({ isOpen, onToggle }) => (
					<Button aria-expanded={isOpen} onClick={onToggle}>
						Choose
					</Button>
				)}
				renderContent={({ onClose }) => (
					<>
						<Button onClick={onClose}>Orders</Button>
						<Button>Net sales</Button>
					</>
				)}
			/>
			<Button>Elsewhere</Button>
		</>,
	);
const toggle = () => screen.getByRole('button', { name: 'Choose' });
const layer = () => screen.queryByRole('dialog', { name: 'Columns' });

describe('Dropdown', () => {
	it('opens with the focus on its first control, and announces it', async () => {
		show();
		await userEvent.click(toggle());
		expect(toggle()).toHaveAttribute('aria-expanded', 'true');
		expect(screen.getByRole('button', { name: 'Orders' })).toHaveFocus();
		expect(await axeViolations()).toEqual([]);
	});

	it('renders once while it stays closed, because a table has one in each row', () => {
		const renderToggle = jest.fn(() => <Button>Choose</Button>);
		render(<Dropdown renderToggle={renderToggle} renderContent={() => null} />);
		expect(renderToggle).toHaveBeenCalledTimes(1);
	});

	it('closes with Escape and gives the focus back', async () => {
		show();
		await userEvent.click(toggle());
		await userEvent.keyboard('{Escape}');
		expect(layer()).not.toBeInTheDocument();
		expect(toggle()).toHaveFocus();
	});

	it('closes when its content is done, and returns the focus', async () => {
		show();
		await userEvent.click(toggle());
		await userEvent.click(screen.getByRole('button', { name: 'Orders' }));
		expect(layer()).not.toBeInTheDocument();
		expect(toggle()).toHaveFocus();
	});

	it('closes on a press elsewhere and leaves the focus there', async () => {
		show();
		await userEvent.click(toggle());
		await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
		expect(layer()).not.toBeInTheDocument();
		expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
	});

	it('closes when Tab moves past it', async () => {
		show();
		await userEvent.click(toggle());
		await userEvent.tab();
		expect(screen.getByRole('button', { name: 'Net sales' })).toHaveFocus();
		await userEvent.tab();
		expect(layer()).not.toBeInTheDocument();
	});

	it('closes with its toggle', async () => {
		show();
		await userEvent.click(toggle());
		await userEvent.click(toggle());
		expect(layer()).not.toBeInTheDocument();
	});

	it('fills a small screen, with a title and a close button', async () => {
		const width = window.innerWidth;
		window.innerWidth = 390;
		try {
			show();
			await userEvent.click(toggle());
			await userEvent.click(screen.getByRole('button', { name: 'Close' }));
			expect(layer()).not.toBeInTheDocument();
			expect(toggle()).toHaveFocus();
		} finally {
			window.innerWidth = width;
		}
	});
});
