import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoreProvider } from '../../store-context/store-context';
import { TreeSelectControl } from './tree-select-control';
import type { TreeSelectControlProps } from './use-tree';

const heard: unknown[][] = [];
const options = [
	{
		value: 'EU',
		label: 'Europe',
		children: [
			{ value: 'ES', label: 'Spain' },
			{ value: 'FR', label: 'France' },
		],
	},
	{ value: 'AS', label: 'Asia', children: [{ value: 'JP', label: 'Japan' }] },
	{ value: 'X', label: 'Leaf' },
];
const field = () => screen.getByRole('combobox', { name: 'Countries' });
const node = (name: string) => screen.getByRole('treeitem', { name });
const labels = () => screen.queryAllByRole('treeitem').map(({ textContent }) => textContent);
const tell =
	(name: string) =>
	(...told: unknown[]) =>
		heard.push([name, ...told]);

function Kept({ start = [], ...rest }: TreeSelectControlProps & { start?: string[] }) {
	const [value, setValue] = useState(start);
	return (
		<TreeSelectControl
			label="Countries"
			placeholder="Type a name"
			options={options}
			onInputChange={tell('typed')}
			onDropdownVisibilityChange={tell('visible')}
			{...rest}
			value={value}
			onChange={(next) => {
				heard.push(['chosen', next]);
				setValue(next);
			}}
		/>
	);
}

beforeEach(() => {
	heard.length = 0;
});

describe('TreeSelectControl', () => {
	it('shows chosen options as tags, and the tree when its field is pressed', async () => {
		const { container } = render(<Kept start={['ES']} className="mine" help="Where to" />);
		expect(container.firstChild).toHaveClass('woocommerce-tree-select-control', 'mine');
		expect(field()).toHaveAccessibleDescription('Where to');
		expect(field()).toHaveAttribute('placeholder', '');
		expect(field().parentElement).toHaveClass('has-tags');
		expect(screen.getByText('Spain (1 of 1)')).toBeInTheDocument();
		expect(screen.queryByRole('tree')).toBeNull();
		await userEvent.click(field());
		expect(labels()).toEqual(['All', 'Europe', 'Asia', 'Leaf']);
		expect(node('All')).toHaveAttribute('aria-checked', 'mixed');
		expect(node('Europe')).toHaveAttribute('aria-checked', 'mixed');
		expect(node('Leaf')).toHaveAttribute('aria-checked', 'false');
		expect(node('Leaf')).not.toHaveAttribute('aria-expanded');
		expect(heard).toEqual([
			['visible', false],
			['visible', true],
		]);
	});

	it('supports the keys arrows, Enter, Space, Home, End and Escape', async () => {
		render(<Kept />);
		await userEvent.tab();
		expect(field()).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		expect(node('All')).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
		expect(node('Spain')).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		expect(node('Spain')).toHaveAttribute('aria-checked', 'true');
		await userEvent.keyboard('{ArrowDown}{ }');
		expect(heard.filter(([name]) => name === 'chosen')).toEqual([
			['chosen', ['ES']],
			['chosen', ['ES', 'FR']],
		]);
		await userEvent.keyboard('{ArrowLeft}');
		expect(node('Europe')).toHaveFocus();
		await userEvent.keyboard('{ArrowLeft}');
		expect(node('Europe')).toHaveAttribute('aria-expanded', 'false');
		await userEvent.keyboard('{End}');
		expect(node('Leaf')).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		expect(node('All')).toHaveFocus();
		await userEvent.keyboard('{ArrowUp}{Home}{Escape}');
		expect(field()).toHaveFocus();
		expect(screen.queryByRole('tree')).toBeNull();
		expect(heard.at(-1)).toEqual(['visible', false]);
	});

	it('opens branches with the arrow that points into them on right-to-left pages', async () => {
		render(
			<StoreProvider value={{ isRtl: true }}>
				<Kept selectAllLabel={false} />
			</StoreProvider>,
		);
		await userEvent.tab();
		await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
		expect(node('Europe')).toHaveAttribute('aria-expanded', 'true');
		await userEvent.keyboard('{ArrowRight}');
		expect(node('Europe')).toHaveAttribute('aria-expanded', 'false');
	});

	it('chooses branches and all by a press, and opens them with their arrow', async () => {
		render(<Kept />);
		await userEvent.click(field());
		await userEvent.click(within(node('Europe')).getByText('Europe'));
		await userEvent.click(screen.getByText('All'));
		await userEvent.click(screen.getByText('All'));
		expect(heard.filter(([name]) => name === 'chosen')).toEqual([
			['chosen', ['ES', 'FR']],
			['chosen', ['ES', 'FR', 'JP', 'X']],
			['chosen', []],
		]);
		const arrow = node('Asia').querySelector('.woocommerce-tree-select-control__expander');
		if (arrow) await userEvent.click(arrow);
		expect(labels()).toContain('Japan');
	});

	it('searches from three letters on, and clears the search after a choice', async () => {
		render(<Kept />);
		await userEvent.type(field(), 'fr');
		expect(labels()).toEqual(['All', 'Europe', 'Asia', 'Leaf']);
		await userEvent.type(field(), 'a');
		expect(labels()).toEqual(['All', 'Europe', 'France']);
		expect(screen.getByText('Fra').tagName).toBe('STRONG');
		await userEvent.click(screen.getByText('Europe'));
		expect(heard.slice(-2)).toEqual([
			['chosen', ['FR']],
			['typed', ''],
		]);
		expect(field()).toHaveValue('');
	});

	it('keeps the search on request, and reads keys typed in the tree', async () => {
		render(<Kept clearOnSelect={false} minFilterQueryLength={1} selectAllLabel={false} />);
		await userEvent.type(field(), 'f');
		expect(labels()).toEqual(['Europe', 'France', 'Leaf']);
		await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
		expect(field()).toHaveValue('f');
		await userEvent.keyboard('r');
		expect(field()).toHaveFocus();
		expect(field()).toHaveValue('fr');
		expect(labels()).toEqual(['Europe', 'France']);
	});

	it('removes tags with their button and with Backspace in an empty field', async () => {
		render(<Kept start={['ES', 'X']} />);
		await userEvent.click(screen.getByRole('button', { name: 'Remove Spain' }));
		expect(field()).toHaveFocus();
		await userEvent.keyboard('{Backspace}');
		expect(heard.filter(([name]) => name === 'chosen')).toEqual([
			['chosen', ['X']],
			['chosen', []],
		]);
	});

	it('shows a limited number of tags, and the others on request', async () => {
		render(<Kept start={['ES', 'FR', 'X']} maxVisibleTags={1} alwaysShowPlaceholder />);
		expect(field()).toHaveAttribute('placeholder', 'Type a name');
		expect(screen.queryByText('Leaf')).toBeNull();
		await userEvent.click(screen.getByRole('button', { name: '+2 more' }));
		expect(screen.getByText('Leaf')).toBeVisible();
		await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
		expect(screen.queryByText('Leaf')).toBeNull();
	});

	it('adds branches to the value on request, and removes them as a whole', async () => {
		render(<Kept includeParent selectAllLabel={false} />);
		await userEvent.click(field());
		await userEvent.click(screen.getByText('Europe'));
		expect(heard.filter(([name]) => name === 'chosen')).toEqual([['chosen', ['ES', 'FR', 'EU']]]);
		await userEvent.click(screen.getByRole('button', { name: 'Remove Europe' }));
		expect(heard.filter(([name]) => name === 'chosen').at(-1)).toEqual(['chosen', []]);
	});

	it('does nothing while it is disabled', async () => {
		render(<Kept start={['ES']} disabled />);
		await userEvent.click(field());
		expect(screen.queryByRole('tree')).toBeNull();
		expect(screen.queryByRole('button')).toBeNull();
	});
});
