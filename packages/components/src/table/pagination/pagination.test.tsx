import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { pageAfterResize, pageCount, pageFromInput } from './paging';
import { Pagination, type PaginationProps } from './pagination';

const show = (props: Partial<PaginationProps>) => {
	const onPageChange = jest.fn();
	const onPerPageChange = jest.fn();
	const view = render(
		<Pagination
			page={2}
			perPage={25}
			total={100}
			onPageChange={onPageChange}
			onPerPageChange={onPerPageChange}
			{...props}
		/>,
	);
	return { ...view, onPageChange, onPerPageChange };
};
const picker = () => screen.getByRole('textbox', { name: 'Go to page' });

describe('Pagination', () => {
	it('[S9.tables-timeline-and.1] offers 25, 50, 75 and 100 rows per page', () => {
		show({});
		const options = within(screen.getByLabelText('Rows per page')).getAllByRole('option');
		expect(options.map(({ textContent }) => textContent)).toEqual(['25', '50', '75', '100']);
	});

	it('[S9.tables-timeline-and.1] is hidden when there is one page of 25 rows at most', () => {
		const { container, rerender } = show({ page: 1, total: 25 });
		expect(container).toBeEmptyDOMElement();
		rerender(<Pagination page={1} perPage={25} total={26} />);
		expect(screen.getByText('Page 1 of 2')).toBeVisible();
		rerender(<Pagination page={1} perPage={50} total={26} />);
		expect(screen.getByLabelText('Rows per page')).toHaveValue('50');
		expect(screen.queryByRole('button')).not.toBeInTheDocument();
	});

	it('goes one page on or back, and stops at both ends', async () => {
		const { onPageChange, rerender } = show({});
		await userEvent.click(screen.getByRole('button', { name: 'Next Page' }));
		expect(onPageChange).toHaveBeenLastCalledWith(3, 'next');
		await userEvent.click(screen.getByRole('button', { name: 'Previous Page' }));
		expect(onPageChange).toHaveBeenLastCalledWith(1, 'previous');
		onPageChange.mockClear();
		rerender(<Pagination page={4} perPage={25} total={100} onPageChange={onPageChange} />);
		await userEvent.click(screen.getByRole('button', { name: 'Next Page' }));
		expect(onPageChange).not.toHaveBeenCalled();
	});

	it('[S5.paging.1] goes to a page that is typed in', async () => {
		const { onPageChange } = show({});
		await userEvent.clear(picker());
		await userEvent.type(picker(), '4{Enter}');
		expect(onPageChange).toHaveBeenCalledWith(4, 'goto');
	});

	it.each(['0', '5', '2', '1.5', 'x', 'Infinity', '-1'])(
		'[S5.paging.1] does not go to %s from page 2 of 4, and reverts it on blur',
		async (text) => {
			const { onPageChange } = show({});
			await userEvent.clear(picker());
			await userEvent.type(picker(), `${text}{Enter}`);
			if (text !== '2') expect(picker()).toBeInvalid();
			await userEvent.tab();
			expect(onPageChange).not.toHaveBeenCalled();
			expect(picker()).toHaveValue('2');
		},
	);

	it('[S5.paging.1] accepts exactly the other whole numbers from 1 to the page count', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 50 }),
				fc.integer({ min: 1, max: 50 }),
				fc.oneof(fc.integer({ min: -5, max: 60 }), fc.double()),
				(page, count, wanted) => {
					const isAccepted =
						Number.isInteger(wanted) && wanted >= 1 && wanted <= count && wanted !== page;
					expect(pageFromInput(String(wanted), page, count)).toBe(isAccepted ? wanted : null);
				},
			),
		);
	});

	it('[S4.table-sorting.4] moves to the last page when the page no longer exists at the new size', async () => {
		const { onPageChange, onPerPageChange } = show({ page: 4 });
		await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '75');
		expect(onPerPageChange).toHaveBeenCalledWith(75);
		expect(onPageChange).toHaveBeenCalledWith(2);
	});

	it('[S4.table-sorting.4] stays on a page that still exists', async () => {
		const { onPageChange, onPerPageChange } = show({ page: 2 });
		await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '50');
		expect(onPerPageChange).toHaveBeenCalledWith(50);
		expect(onPageChange).not.toHaveBeenCalled();
		expect(pageAfterResize(2, 100, 50)).toBeNull();
		expect(pageCount(0, 25)).toBe(1);
	});

	it('hides parts on request', () => {
		show({ showPagePicker: false, showPerPagePicker: false, showPageArrowsLabel: false });
		expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
		expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
		expect(screen.queryByText('Page 2 of 4')).not.toBeInTheDocument();
	});
});
