import { fireEvent, render, screen } from '@testing-library/react';
import { WebPreview } from './web-preview';

const waiting = () => screen.queryByText('One moment');
const show = (src: string, onLoad = jest.fn()) => (
	<WebPreview
		src={src}
		title="The shop"
		className="mine"
		loadingContent="One moment"
		onLoad={onLoad}
	/>
);

describe('WebPreview', () => {
	it('[S2.other-widgets.7] embeds a page under its title', () => {
		const { container } = render(show('about:blank#one'));
		expect(screen.getByTitle('The shop')).toHaveAttribute('src', 'about:blank#one');
		expect(container.firstChild).toHaveClass('woocommerce-web-preview', 'mine');
	});

	it('[S4.other.1] is loading until the load event, and again for another page', () => {
		const onLoad = jest.fn();
		const { rerender, container } = render(show('about:blank#one', onLoad));
		expect(waiting()).toBeVisible();
		expect(screen.getByText('Your requested data is loading')).toBeInTheDocument();
		expect(container.firstChild).toHaveClass('is-loading');
		fireEvent.load(screen.getByTitle('The shop'));
		expect(waiting()).not.toBeInTheDocument();
		expect(onLoad).toHaveBeenCalledTimes(1);
		expect(container.firstChild).not.toHaveClass('is-loading');
		rerender(show('about:blank#two', onLoad));
		expect(waiting()).toBeVisible();
	});
});
