import { render, screen } from '@testing-library/react';
import { ProductRating, Rating, ReviewRating } from './rating';

const rating = () => screen.getByRole('img');
const stars = () => [...rating().querySelectorAll('svg')];
const earned = () => rating().querySelector('.woocommerce-rating__star-outline');

describe('Rating', () => {
	it('[S2.other-widgets.10] is 5 stars of 18 px, none of them earned, by default', () => {
		render(<Rating />);
		expect(rating()).toHaveAccessibleName('0 out of 5 stars.');
		expect(stars()).toHaveLength(2 * 5);
		expect(stars()[0]).toHaveAttribute('width', '18');
		expect(earned()).toHaveStyle({ inlineSize: '0%' });
	});

	it('fills a share of the stars, in fractions too', () => {
		render(<Rating rating={2.5} totalStars={10} size={30} className="mine" />);
		expect(rating()).toHaveAccessibleName('2.5 out of 10 stars.');
		expect(rating()).toHaveClass('woocommerce-rating', 'mine');
		expect(earned()).toHaveStyle({ inlineSize: '25%' });
		expect(stars()).toHaveLength(2 * 10);
	});

	it.each([
		[7, '5 out of 5 stars.'],
		[-1, '0 out of 5 stars.'],
		[NaN, '0 out of 5 stars.'],
	])('draws %d as the nearest possible rating', (value, name) => {
		render(<Rating rating={value} />);
		expect(rating()).toHaveAccessibleName(name);
	});

	it('can have one icon for all stars and another for earned ones, each sized by its style', () => {
		const Any = ({ style }: { style?: object }) => <b style={style}>any</b>;
		const Earned = ({ style }: { style?: object }) => <i style={style}>earned</i>;
		render(<Rating rating={1} totalStars={1} size={30} icon={Any} outlineIcon={Earned} />);
		expect(rating()).toHaveTextContent('anyearned');
		expect(earned()).toHaveTextContent(/^earned$/);
		expect(screen.getByText('any')).toHaveStyle({ width: '30px', height: '30px' });
		expect(screen.getByText('earned')).toHaveStyle({ width: '30px', height: '30px' });
	});

	it('reads the ratings of products and reviews, numeric text too', () => {
		const { rerender } = render(<ProductRating product={{ average_rating: '4.33' }} />);
		expect(rating()).toHaveAccessibleName('4.33 out of 5 stars.');
		rerender(<ReviewRating review={{ rating: 3 }} totalStars={10} />);
		expect(rating()).toHaveAccessibleName('3 out of 10 stars.');
		rerender(<ProductRating product={{}} />);
		expect(rating()).toHaveAccessibleName('0 out of 5 stars.');
	});

	it('draws earned stars with the same icon by default', () => {
		const Any = () => <i>any</i>;
		const Earned = () => <i>earned</i>;
		const { rerender } = render(<Rating rating={1} totalStars={2} icon={Any} />);
		expect(screen.getAllByText('any')).toHaveLength(4);
		rerender(<Rating rating={1} totalStars={2} icon={Any} outlineIcon={Earned} />);
		expect(screen.getAllByText('any')).toHaveLength(2);
		expect(screen.getAllByText('earned')).toHaveLength(2);
	});
});
