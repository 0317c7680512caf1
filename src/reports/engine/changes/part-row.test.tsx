import { render } from '@testing-library/react';
import { PartRow, scaleOf } from './part-row';

const sales = { key: 'gross_sales', label: 'Gross sales', type: 'currency' } as const;
const returns = {
	key: 'refunds',
	label: 'Returns',
	type: 'currency',
	isReverseTrend: true,
} as const;
const part = (by: number, before: number, now: number) =>
	({ key: 'refunds', label: 'Returns', by, change: { before, now, unit: 'amount' } }) as const;

function barOf(shown: ReturnType<typeof part>, own?: typeof returns) {
	const scale = scaleOf([part(300, 0, 3), part(-100, 1, 0)]);
	const { container } = render(
		<table>
			<tbody>
				<PartRow part={shown} scale={scale} metric={sales} own={own} />
			</tbody>
		</table>,
	);
	return container.querySelector<HTMLElement>('.sa-changes__bar');
}

describe('the bar of a part of a change', () => {
	it('calls more returns worse, also where they explain higher sales', () => {
		expect(barOf(part(300, 200, 500), returns)).toHaveClass('is-worse');
		expect(barOf(part(-100, 200, 100), returns)).toHaveClass('is-better');
	});

	it('calls a part without a number of its own what the whole would be', () => {
		expect(barOf(part(300, 5, 2))).toHaveClass('is-better');
		expect(barOf(part(-100, 2, 5))).toHaveClass('is-worse');
	});

	it('begins where decreases end, so that all together fill the column', () => {
		expect(barOf(part(300, 0, 3))?.style.getPropertyValue('--sa-start')).toBe('0.25');
		expect(barOf(part(300, 0, 3))?.style.getPropertyValue('--sa-share')).toBe('0.75');
		expect(barOf(part(-100, 1, 0))?.style.getPropertyValue('--sa-start')).toBe('0');
	});
});

describe('the size of a part of a change', () => {
	it('is rounded to hundredths of a piece, but not of money', () => {
		const row = (type: 'number' | 'currency', by: number) => {
			const { container } = render(
				<table>
					<tbody>
						<PartRow
							part={part(by, 1, 2)}
							scale={{ less: 0, more: 1 }}
							metric={{ ...sales, type }}
						/>
					</tbody>
				</table>,
			);
			return container.querySelector('td')?.textContent;
		};
		expect(row('number', 22_635_328)).toBe('+22.64');
		expect(row('number', -1_000_000)).toBe('-1');
		expect(row('currency', 2263)).toBe('+$22.63');
	});
});
