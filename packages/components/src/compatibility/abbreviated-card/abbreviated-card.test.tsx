import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AbbreviatedCard } from './abbreviated-card';

describe('AbbreviatedCard', () => {
	it('is a link with an icon', async () => {
		const onClick = jest.fn(() => false);
		const { container } = render(
			<AbbreviatedCard
				href="edit.php"
				icon={<i>icon</i>}
				type="wp-admin"
				onClick={onClick}
				className="mine"
			>
				3 orders
			</AbbreviatedCard>,
		);
		const link = screen.getByRole('link', { name: /3 orders/ });
		expect(link).toHaveAttribute('href', 'edit.php');
		expect(link).toHaveAttribute('data-link-type', 'wp-admin');
		expect(container.firstChild).toHaveClass('woocommerce-abbreviated-card', 'mine');
		expect(screen.getByText('icon')).toBeVisible();
		link.addEventListener('click', (event) => event.preventDefault());
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		expect(onClick).toHaveBeenCalledTimes(1);
	});
});
