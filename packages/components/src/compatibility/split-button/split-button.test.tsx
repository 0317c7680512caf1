import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SplitButton } from './split-button';

describe('SplitButton', () => {
	it('runs its main action directly, and the others from its menu', async () => {
		const onClick = jest.fn();
		const onExport = jest.fn();
		const { container } = render(
			<SplitButton
				isPrimary
				mainLabel="Save"
				className="mine"
				controls={[{ label: 'Copy' }, { label: 'Export', onClick: onExport }]}
				{...{ onClick }}
			/>,
		);
		expect(container.firstChild).toHaveClass('woocommerce-split-button', 'is-primary', 'mine');
		await userEvent.click(screen.getByRole('button', { name: 'Save' }));
		expect(onClick).toHaveBeenCalledTimes(1);
		const toggle = screen.getByRole('button', { name: 'Select an action', expanded: false });
		await userEvent.click(toggle);
		expect(screen.getByRole('menu', { name: 'Select an action' })).toBeVisible();
		expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}{Enter}');
		expect(onExport).toHaveBeenCalledTimes(1);
		expect(onClick).toHaveBeenCalledTimes(1);
		expect(screen.queryByRole('menu')).not.toBeInTheDocument();
		expect(toggle).toHaveFocus();
	});

	it('has no menu without further actions', () => {
		render(<SplitButton mainLabel="Save" />);
		expect(screen.getAllByRole('button')).toHaveLength(1);
	});
});
