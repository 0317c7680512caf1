import { render, screen } from '@testing-library/react';
import { StoreProvider } from '../../store-context/store-context';
import { countryReference } from './country-reference';
import { Flag } from './flag';
import { REGIONS } from './regions';

const flag = (name: string) => screen.getByRole('img', { name });

describe('countryReference', () => {
	it('[S3.country-reference-data.1] returns code, emoji, unicode, name, title and dial code', () => {
		expect(countryReference('US')).toEqual({
			code: 'US',
			emoji: '🇺🇸',
			unicode: 'U+1F1FA U+1F1F8',
			name: 'United States',
			title: 'flag for United States',
			dialCode: '+1',
		});
		expect(countryReference('UM')?.dialCode).toBe('');
	});

	it.each([
		['de', 'DE'],
		['DEU', 'DE'],
		['276', 'DE'],
		['004', 'AF'],
		[' gb ', 'GB'],
		['eu', 'EU'],
		['xkx', 'XK'],
	])('resolves %j to %s', (code, alpha2) => {
		expect(countryReference(code)?.code).toBe(alpha2);
	});

	it.each(['', 'ZZ', 'ZZZ', '001', '999', '840x', 'toString', 'U', '🇺🇸'])(
		'returns null for %j',
		(code) => {
			expect(countryReference(code)).toBeNull();
		},
	);

	it.each([
		['de_DE', 'Frankreich'],
		['de_DE_formal', 'Frankreich'],
		['pt_BR', 'França'],
	])('names countries in the language of %s', (locale, name) => {
		expect(countryReference('FR', locale)).toMatchObject({ name, title: 'flag for France' });
	});

	it('returns a name, a unique three-letter code and a plausible dial code for every country', () => {
		const threeLetters = Object.values(REGIONS)
			.map(([alpha3]) => alpha3)
			.filter(Boolean);
		expect(new Set(threeLetters).size).toBe(threeLetters.length);
		for (const code of Object.keys(REGIONS)) {
			const country = countryReference(code);
			expect(country?.name).not.toBe(code);
			expect(country?.dialCode).toMatch(/^(\+\d{1,3}( \d{3})?)?$/);
		}
	});
});

describe('Flag', () => {
	it('[S3.country-reference-data.2] shows the flag of the reference data, named in the language of the user', () => {
		render(
			<StoreProvider value={{ locale: 'es_ES' }}>
				<Flag code="DEU" className="mine" size={48} />
			</StoreProvider>,
		);
		expect(flag('Alemania')).toHaveTextContent('🇩🇪');
		expect(flag('Alemania')).toHaveClass('woocommerce-flag', 'mine');
		expect(flag('Alemania')).toHaveStyle({ fontSize: '48px' });
	});

	it('takes the shipping country of an order, then the billing country, then the code', () => {
		const billing = { country: 'US' };
		const { rerender } = render(
			<Flag code="FR" order={{ shipping: { country: 'CA' }, billing }} />,
		);
		expect(flag('Canada')).toBeVisible();
		rerender(<Flag code="FR" order={{ shipping: { country: '' }, billing }} />);
		expect(flag('United States')).toBeVisible();
		rerender(<Flag code="FR" order={{}} />);
		expect(flag('France')).toBeVisible();
	});

	it('[S8.2] shows a message for an unknown country', () => {
		const { rerender } = render(<Flag code="ZZ" />);
		expect(screen.getByText('Invalid country flag')).toBeVisible();
		rerender(<Flag />);
		expect(screen.getByText('Invalid country flag')).toBeVisible();
		expect(screen.queryByRole('img')).not.toBeInTheDocument();
	});

	it('can be hidden from screen readers', () => {
		render(<Flag code="FR" hideFromScreenReader />);
		expect(screen.queryByRole('img')).not.toBeInTheDocument();
		expect(screen.getByText('🇫🇷')).toHaveAttribute('aria-hidden', 'true');
	});
});
