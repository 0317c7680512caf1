import { render, screen } from '@testing-library/react';
import { ProductImage } from './product-image';

const hoodie = { images: [{ src: 'https://shop.test/a.png', alt: 'Hoodie' }, { src: 'b' }] };

describe('ProductImage', () => {
	it('[S9.search-and-animation.2] shows the first picture at 33 px', () => {
		render(<ProductImage product={hoodie} className="mine" title="A" />);
		const image = screen.getByRole('img', { name: 'Hoodie' });
		expect(image).toHaveAttribute('src', 'https://shop.test/a.png');
		expect(image).toHaveAttribute('width', '33');
		expect(image).toHaveAttribute('height', '33');
		expect(image).toHaveClass('woocommerce-product-image', 'mine');
		expect(image).toHaveAttribute('title', 'A');
		expect(image).not.toHaveClass('is-placeholder');
	});

	it('shows the picture of a variation, with the text and size of the caller', () => {
		render(
			<ProductImage product={{ image: { src: 'a.png' } }} alt="Blue" width={50} height={60} />,
		);
		const image = screen.getByRole('img', { name: 'Blue' });
		expect(image).toHaveAttribute('src', 'a.png');
		expect(image).toHaveAttribute('width', '50');
		expect(image).toHaveAttribute('height', '60');
	});

	it.each([[null], [{}], [{ images: [] }], [{ image: null }], [{ images: [{ alt: 'Lost' }] }]])(
		'shows a placeholder for %j',
		(product) => {
			const { container } = render(<ProductImage product={product} />);
			expect(container.querySelector('img')).toHaveClass('is-placeholder');
			expect(container.querySelector('img')?.src).toMatch(/^data:/);
		},
	);

	it('uses a picture that the caller passes', () => {
		render(<ProductImage product={{ images: [{ src: '/a.png' }] }} src="/mine.png" alt="Mine" />);
		expect(screen.getByRole('img')).toHaveAttribute('src', '/mine.png');
		expect(screen.getByRole('img')).not.toHaveClass('is-placeholder');
	});
});
