import fc from 'fast-check';
import { buildChartModel, type ChartModelInput } from './chart-model';
import { readChartData } from './data';
import { chartHeight, defaultLegendPosition, inUseMargins } from './layout';
import { createNumberFormats } from './numbers';
import { barSlots, placeDates } from './shapes';
import { dailyRows } from '../../testing/example-rows';
import { createDateReader, createDateWriter } from './time';
import { placeTooltip, tooltipContent } from './tooltip';

const data = readChartData(dailyRows('2026-10-01', 3, { a: (i) => i * 100, b: () => 50 }), {
	mode: 'time-comparison',
	reader: createDateReader('%Y-%m-%d'),
});
const input: ChartModelInput = {
	data,
	visibleKeys: ['a', 'b'],
	chartType: 'line',
	mode: 'time-comparison',
	interval: 'day',
	writeX: createDateWriter('%d', 'en'),
	writeX2: createDateWriter('%b %Y', 'en'),
	numbers: createNumberFormats({}),
};

describe('The chart model', () => {
	it('[S9.chart.3] is 600 by 200 with margins 30, 40 and 20 by default, and knows the sizes in use', () => {
		const { width, height, margins } = buildChartModel(input);
		expect([width, height]).toEqual([600, 200]);
		expect(margins).toMatchObject({ bottom: 30, left: 40, top: 20 });
		expect(inUseMargins).toMatchObject({ bottom: 50, left: 80, right: 30 });
	});

	it('[S9.chart.2] is 180 high on mobiles, 300 on large viewports, 220 between', () => {
		expect(chartHeight({ isMobile: true, isLarge: false })).toBe(180);
		expect(chartHeight({ isMobile: false, isLarge: true })).toBe(300);
		expect(chartHeight({ isMobile: false, isLarge: false })).toBe(220);
	});

	it('[S4.chart.4] puts the legend on top or aside on wide screens, by mode, otherwise below', () => {
		expect(defaultLegendPosition(true, 'time-comparison')).toBe('top');
		expect(defaultLegendPosition(true, 'item-comparison')).toBe('side');
		expect(defaultLegendPosition(false, 'time-comparison')).toBe('bottom');
		expect(defaultLegendPosition(false, 'item-comparison')).toBe('bottom');
	});

	it('draws a path for each visible series only', () => {
		expect(buildChartModel(input).paths.map(({ key }) => key)).toEqual(['a', 'b']);
		const one = buildChartModel({ ...input, visibleKeys: ['b'] });
		expect(one.paths.map(({ key }) => key)).toEqual(['b']);
		expect(one.y.ticks.at(-1)?.value).toBeLessThanOrEqual(60);
	});

	it('marks each value with a dot up to 14 dates, and none beyond', () => {
		const dots = (days: number) => {
			const rows = dailyRows('2026-10-01', days, { a: (index) => index });
			const long = readChartData(rows, {
				mode: 'time-comparison',
				reader: createDateReader('%Y-%m-%d'),
			});
			return buildChartModel({ ...input, data: long }).paths[0]?.dots.split('M').length;
		};
		// What precedes the first M counts as a part.
		expect(dots(14)).toBe(15);
		expect(dots(15)).toBe(1);
	});

	it('shades the range down to zero, and draws the compared one thin, grey and without shade', () => {
		const [range, compared] = buildChartModel(input).paths;
		expect(range).toMatchObject({ width: 2.2, color: 'var(--sa-theme-color)' });
		expect(range?.area).toBe('M0,150L280,75L560,0L560,150L280,150L0,150Z');
		expect(compared).toMatchObject({ width: 1.5, area: '', color: '#8c8f94' });
		const items = buildChartModel({ ...input, mode: 'item-comparison' });
		expect(items.paths.map(({ area }) => area)).toEqual(['', '']);
	});

	it('draws lines from edge to edge and bars inside their bands', () => {
		expect(buildChartModel(input).paths[0]?.d).toBe('M0,150L280,75L560,0');
		expect(buildChartModel({ ...input, chartType: 'bar' }).paths[1]?.d).toMatch(/^M\d.*z$/);
	});

	it('mirrors time and margins on right-to-left pages', () => {
		const model = buildChartModel({ ...input, isRtl: true });
		expect([model.margins.left, model.margins.right]).toEqual([0, 40]);
		expect(model.x.xOf(0)).toBe(560);
		expect(model.x.nearest(559)).toBe(0);
	});

	it('works without any data', () => {
		const model = buildChartModel({ ...input, data: { dates: [], series: [], notes: [] } });
		expect(model.paths).toEqual([]);
		expect(model.x.nearest(100)).toBe(-1);
	});

	it('finds the date under the pointer, in both directions and for both types', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 400 }),
				fc.boolean(),
				fc.constantFrom('line' as const, 'bar' as const),
				fc.nat(),
				(count, isRtl, chartType, seed) => {
					const place = placeDates(count, { width: 900, chartType, isRtl });
					const index = seed % count;
					expect(place.nearest(place.xOf(index))).toBe(index);
					expect(place.nearest(-50)).toBe(isRtl ? count - 1 : 0);
				},
			),
		);
	});

	it('keeps the bars of one date inside its band, in reading order', () => {
		const ltr = barSlots(['a', 'b'], { step: 30, isRtl: false });
		expect(ltr.offsetOf('a')).toBeLessThan(ltr.offsetOf('b'));
		expect(ltr.offsetOf('a')).toBeGreaterThanOrEqual(-15);
		expect(ltr.offsetOf('b') + ltr.width).toBeLessThanOrEqual(15);
		const rtl = barSlots(['a', 'b'], { step: 30, isRtl: true });
		expect(rtl.offsetOf('a')).toBeGreaterThan(rtl.offsetOf('b'));
	});
});

describe('tooltip', () => {
	const formats = {
		writeDate: createDateWriter('%B %-d, %Y', 'en'),
		formatValue: createNumberFormats({}).exact,
		missing: 'N/A',
		soFar: (value: string) => `${value} so far`,
	};
	const date = new Date('2026-10-01T00:00:00Z');
	const compared = readChartData(
		[
			{
				date: '2026-10-01T00:00:00',
				primary: { label: 'Now', value: 1234, labelDate: '2026-10-01T00:00:00' },
				secondary: { label: 'Before', value: null, labelDate: '2025-10-01T00:00:00' },
			},
		],
		{ mode: 'time-comparison', reader: createDateReader('%Y-%m-%dT%H:%M:%S') },
	);

	it('[S4.chart.2] lists each period by its own date under the title', () => {
		const content = tooltipContent(date, 0, compared, {
			...formats,
			mode: 'time-comparison',
			tooltipTitle: 'Net sales',
		});
		expect(content.title).toBe('Net sales');
		expect(content.rows.map(({ label, value }) => [label, value])).toEqual([
			['October 1, 2026', '1,234'],
			['October 1, 2025', 'N/A'],
		]);
	});

	it('[S4.chart.2] lists items by name under the date', () => {
		const content = tooltipContent(date, 0, compared, {
			...formats,
			mode: 'item-comparison',
		});
		expect(content.title).toBe('October 1, 2026');
		expect(content.rows.map(({ label }) => label)).toEqual(['Now', 'Before']);
	});

	it.each([
		['after a point in the middle', 200, false, 216],
		['before a point near the end', 390, false, 324],
		['after a point in the middle, from right to left', 200, true, 134],
		['before a point near the end, from right to left', 20, true, 36],
	])('stands %s', (_place, anchorX, isRtl, left) => {
		expect(placeTooltip({ anchorX, tooltipWidth: 50, chartWidth: 400, isRtl, gap: 16 })).toBe(left);
	});

	it('stays inside the chart whenever it fits', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 200, max: 1400 }),
				fc.integer({ min: 20, max: 200 }),
				fc.double({ min: 0, max: 1, noNaN: true }),
				fc.boolean(),
				(chartWidth, tooltipWidth, part, isRtl) => {
					const left = placeTooltip({
						anchorX: part * chartWidth,
						tooltipWidth,
						chartWidth,
						isRtl,
					});
					expect(left).toBeGreaterThanOrEqual(0);
					expect(left + tooltipWidth).toBeLessThanOrEqual(chartWidth + 1e-9);
				},
			),
		);
	});
});
