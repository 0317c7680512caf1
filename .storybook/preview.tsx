import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { StoreProvider } from '@store-analytics/components';
import { pretendShop } from './shop';
import './preview.css';

configure({ asyncUtilTimeout: 60_000 });
pretendShop();

const InDirection: Decorator = (Story, { globals }) => {
	const isRtl = globals.direction === 'rtl';
	useLayoutEffect(() => {
		document.documentElement.dir = isRtl ? 'rtl' : 'ltr';
	}, [isRtl]);
	return (
		<StoreProvider value={{ isRtl }}>
			<Story />
		</StoreProvider>
	);
};

/** Content that follows its size, such as a scrolling table, renders after the first layout; axe runs after that. */
function painted(): Promise<void> {
	return new Promise((resolve) =>
		requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
	);
}

const preview: Preview = {
	decorators: [InDirection],
	afterEach: painted,
	globalTypes: {
		direction: {
			description: 'Direction of writing',
			toolbar: {
				icon: 'transfer',
				dynamicTitle: true,
				items: [
					{ value: 'ltr', title: 'Left to right' },
					{ value: 'rtl', title: 'Right to left' },
				],
			},
		},
	},
	initialGlobals: { direction: 'ltr', viewport: { value: undefined } },
	parameters: {
		a11y: {
			test: 'error',
			options: {
				runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
				// Of what passes the panel has one element for each rule: to describe all takes as long as to judge them.
				resultTypes: ['violations', 'incomplete'],
			},
		},
		viewport: {
			options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } },
		},
	},
};

export default preview;
