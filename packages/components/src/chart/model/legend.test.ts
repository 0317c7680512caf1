import fc from 'fast-check';
import { readChartData } from './data';
import {
	initialVisibleKeys,
	keepVisibleKeys,
	legendEntries,
	maxVisibleSeries,
	toggleVisibleKey,
} from './legend';
import { dailyRows } from '../../testing/example-rows';
import { createDateReader } from './time';

const keys = 'abcdefg'.split('');
const { series } = readChartData(
	dailyRows('2026-10-01', 1, Object.fromEntries(keys.map((key, i) => [key, () => 100 - i]))),
	{ mode: 'item-comparison', reader: createDateReader('%Y-%m-%d') },
);

describe('The legend model', () => {
	it('[S9.chart.1] shows the first five keys initially', () => {
		expect(initialVisibleKeys(series)).toEqual(['a', 'b', 'c', 'd', 'e']);
	});

	it('[S5.legend-and-compare.1] keeps the last visible item', () => {
		expect(toggleVisibleKey(['a'], 'a')).toEqual(['a']);
		const entries = legendEntries(series, ['a']);
		expect(entries[0]).toMatchObject({ visible: true, isLocked: true });
		expect(entries[1]).toMatchObject({ visible: false, isLocked: false });
	});

	it('[S5.legend-and-compare.2] has no room for a sixth item', () => {
		const full = initialVisibleKeys(series);
		expect(toggleVisibleKey(full, 'f')).toEqual(full);
		expect(legendEntries(series, full)[5]).toMatchObject({ visible: false, isLocked: true });
		expect(toggleVisibleKey(toggleVisibleKey(full, 'a'), 'f')).toContain('f');
	});

	it('holds between one and five items after any click', () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...keys)), (clicks) => {
				const visible = clicks.reduce<string[]>(toggleVisibleKey, initialVisibleKeys(series));
				expect(visible.length).toBeGreaterThanOrEqual(1);
				expect(visible.length).toBeLessThanOrEqual(maxVisibleSeries);
				expect(new Set(visible).size).toBe(visible.length);
			}),
		);
	});

	it('keeps the choice over new data, and starts again when nothing of it is left', () => {
		const known = [...keys, 'gone'];
		expect(keepVisibleKeys({ visible: ['b', 'gone'], known }, series)).toEqual(['b']);
		expect(keepVisibleKeys({ visible: ['gone'], known }, series)).toEqual(
			initialVisibleKeys(series),
		);
	});

	it('[S9.chart.1] shows new series as far as there is room', () => {
		const choice = { visible: ['b', 'gone'], known: ['a', 'b', 'gone'] };
		expect(keepVisibleKeys(choice, series)).toEqual(['b', 'c', 'd', 'e', 'f']);
	});

	it('[S3.legend-item.1] returns key, label, total, visible and focus', () => {
		const [first, second] = legendEntries(series, ['a', 'b'], 'b');
		expect(first).toMatchObject({
			key: 'a',
			label: 'Label a',
			total: 100,
			visible: true,
			focus: false,
		});
		expect(second?.focus).toBe(true);
	});
});
