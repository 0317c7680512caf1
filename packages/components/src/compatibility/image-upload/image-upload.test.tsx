import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ImageUpload } from './image-upload';
import type { Attachment } from './media-library';

const page = window as { wp?: unknown }; // as: WordPress's scripts are untyped
const logo = { id: 7, url: 'https://shop.test/logo.png' };
const button = (name: string) => screen.getByRole('button', { name });
const image = () => document.querySelector('img');

function Harness({ start = null }: { start?: Attachment | null }) {
	const [picked, setPicked] = useState(start);
	return <ImageUpload image={picked} onChange={setPicked} className="mine" />;
}

/** A media library in which the user picks the logo when `select` is called. */
function fakeLibrary() {
	let listener = () => {};
	const open = jest.fn();
	page.wp = {
		media: () => ({
			on: (_event: string, heard: () => void) => (listener = heard),
			open,
			state: () => ({ get: () => ({ first: () => ({ toJSON: () => logo }) }) }),
		}),
	};
	return { open, select: () => act(() => listener()) };
}

describe('ImageUpload', () => {
	afterEach(() => {
		delete page.wp;
	});

	it('offers to add an image when there is none', () => {
		const { container } = render(<Harness />);
		expect(button('Add an image')).toBeVisible();
		expect(image()).toBeNull();
		expect(container.firstChild).toHaveClass('woocommerce-image-upload', 'no-image', 'mine');
	});

	it('shows the image and removes it, keeping the focus', async () => {
		const { container } = render(<Harness start={logo} />);
		expect(image()).toHaveAttribute('src', logo.url);
		expect(container.firstChild).toHaveClass('has-image');
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		expect(image()).toBeNull();
		expect(button('Add an image')).toHaveFocus();
	});

	it('takes the image chosen in the media library', async () => {
		const library = fakeLibrary();
		render(<Harness />);
		await userEvent.click(button('Add an image'));
		expect(library.open).toHaveBeenCalledTimes(1);
		library.select();
		expect(image()).toHaveAttribute('src', logo.url);
		expect(button('Remove image')).toHaveFocus();
	});

	it('says so on a page without a media library', async () => {
		render(<Harness />);
		await userEvent.click(button('Add an image'));
		expect(screen.getByRole('alert')).toHaveTextContent('not available on this page');
	});
});
