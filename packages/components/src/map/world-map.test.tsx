import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WorldMapProps } from './map-props';
import { WorldMap } from './world-map';

const names: Readonly<Record<string, string>> = {
	DE: 'Germany',
	MT: 'Malta',
	US: 'United States (US)',
	AQ: 'Antarctica',
};

const show = (props: Partial<WorldMapProps> = {}) =>
	render(
		<WorldMap
			label="Net sales by country"
			values={
				new Map([
					['MT', 20],
					['US', 300],
					['DE', 80],
				])
			}
			format={(value) => `$${value}`}
			nameOf={(code) => names[code]}
			{...props}
		/>,
	);

const map = () => screen.getByRole('application', { name: 'Net sales by country' });
const shapeOf = (code: string) => map().querySelectorAll(`[data-code="${code}"]`);
const drawn = () => waitFor(() => expect(map().querySelector('svg')).not.toBeNull());
const spoken = () => document.querySelector('[aria-live="polite"]')?.textContent;

describe('WorldMap', () => {
	it('says that it loads, then shades the places with values, with a legend', async () => {
		show();
		expect(screen.getByText('Your requested data is loading')).toBeInTheDocument();
		await drawn();
		expect(shapeOf('US')[0]?.parentElement).toHaveClass('is-step-5');
		expect(shapeOf('DE')[0]?.parentElement).toHaveClass('is-step-3');
		expect(screen.getByText('under $100')).toBeInTheDocument();
	});

	it('shows a dot for a country that is too small to see', async () => {
		show();
		await drawn();
		expect([...shapeOf('MT')].map(({ localName }) => localName)).toContain('circle');
		expect([...shapeOf('DE')].map(({ localName }) => localName)).toEqual(['path']);
	});

	it('reads the places from the greatest value to the smallest, with their share', async () => {
		const user = userEvent.setup();
		show();
		await drawn();
		await user.tab();
		expect(map()).toHaveFocus();
		expect(spoken()).toBe('United States (US): $300, 75% of the total');
		await user.keyboard('{ArrowRight}');
		expect(spoken()).toBe('Germany: $80, 20% of the total');
		await user.keyboard('{End}');
		expect(spoken()).toBe('Malta: $20, 5% of the total');
		await user.keyboard('{Home}{Escape}{ArrowDown}');
		expect(spoken()).toBe('Germany: $80, 20% of the total');
	});

	it('has no shares where values cannot be summed, or are below zero', async () => {
		const user = userEvent.setup();
		show({ total: null });
		await drawn();
		await user.tab();
		expect(spoken()).toBe('United States (US): $300');
	});

	it('opens a place by Enter and by click', async () => {
		const user = userEvent.setup();
		const onSelect = jest.fn();
		show({ onSelect });
		await drawn();
		await user.tab();
		await user.keyboard('{Enter}');
		const [germany] = shapeOf('DE');
		if (germany) await user.click(germany);
		expect(onSelect.mock.calls).toEqual([['US'], ['DE']]);
	});

	it('shows the value under the pointer, and lets the press through to the place', async () => {
		const user = userEvent.setup();
		show();
		await drawn();
		const [germany] = shapeOf('DE');
		if (germany) await user.hover(germany);
		expect(document.querySelector('.sa-value-tip')).toHaveTextContent('Germany$8020% of the total');
		expect(shapeOf('DE')).toHaveLength(1);
		expect(map().querySelector('.is-current')).toHaveAttribute('pointer-events', 'none');
		await user.keyboard('{Escape}');
		await user.hover(document.body);
		expect(document.querySelector('.sa-value-tip')).toBeNull();
	});

	it('leaves places as land that the shop does not name, and names those that have no shape', async () => {
		show({
			values: new Map([
				['DE', 5],
				['XK', 7],
				['AQ', 12],
			]),
		});
		await drawn();
		expect(shapeOf('XK')).toHaveLength(0);
		expect(screen.getByText('Not on the map: Antarctica ($12)')).toBeInTheDocument();
	});

	it('has the states of the United States, and keeps the focus while they load', async () => {
		const { rerender } = show();
		await drawn();
		await userEvent.tab();
		rerender(
			<WorldMap
				label="Net sales by country"
				level="US"
				values={new Map([['CA', 7]])}
				format={String}
				nameOf={() => 'California'}
			/>,
		);
		await waitFor(() => expect(shapeOf('CA')).toHaveLength(1));
		expect(map()).toHaveFocus();
	});

	it('draws nothing for a country without shapes of its states', () => {
		const { container } = show({ level: 'DE' });
		expect(container).toBeEmptyDOMElement();
	});
});
