import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CollapsibleContent } from './collapsible-content';

const toggle = () => screen.getByRole('button', { name: 'More' });

describe('CollapsibleContent', () => {
	it('shows and hides its content by click and key, as a region named after its button', async () => {
		const { container } = render(
			<CollapsibleContent toggleText="More" className="mine" id="own">
				inside
			</CollapsibleContent>,
		);
		expect(container.firstChild).toHaveClass('woocommerce-collapsible-content', 'mine');
		expect(container.firstChild).toHaveAttribute('id', 'own');
		expect(toggle()).toHaveAttribute('aria-expanded', 'false');
		expect(screen.queryByText('inside')).toBeNull();
		await userEvent.click(toggle());
		const region = screen.getByRole('region', { name: 'More' });
		expect(region).toHaveTextContent('inside');
		expect(region).toHaveClass('woocommerce-collapsible-content__content');
		expect(toggle()).toHaveAttribute('aria-controls', region.id);
		await userEvent.keyboard('{Enter}');
		expect(toggle()).toHaveAttribute('aria-expanded', 'false');
		expect(screen.queryByText('inside')).toBeNull();
	});

	it('is open at first on request', () => {
		render(
			<CollapsibleContent toggleText="More" initialCollapsed={false} hintText="a hint">
				inside
			</CollapsibleContent>,
		);
		expect(screen.getByText('inside')).toBeVisible();
		expect(screen.getByText('a hint')).toHaveClass('woocommerce-collapsible-content-hint');
	});

	it('keeps typed text if its content stays mounted', async () => {
		render(
			<CollapsibleContent toggleText="More" persistRender initialCollapsed={false}>
				<input aria-label="Weight" />
			</CollapsibleContent>,
		);
		await userEvent.type(screen.getByLabelText('Weight'), '12');
		await userEvent.click(toggle());
		expect(screen.getByLabelText('Weight')).not.toBeVisible();
		await userEvent.click(toggle());
		expect(screen.getByLabelText('Weight')).toHaveValue('12');
	});
});
