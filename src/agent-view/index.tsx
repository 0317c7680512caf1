import { createRoot } from 'react-dom/client';
import { useEffect, useState } from 'react';
import { addFilter } from '@wordpress/hooks';
import type { McpUiHostContext } from '@modelcontextprotocol/ext-apps';
import { readAnswer, type Answer } from './answer';
import { connectHost, type Host } from './host';
import { darkColor } from './palette';
import { speak } from './shop';
import { AnswerView } from './view';
import './agent-view.css';

/** WordPress's name of a language tag: `de-DE` is `de_DE`. */
const localeOf = (tag: string | undefined) => (tag ?? 'en-US').replace('-', '_');

const isDark = () => document.documentElement.dataset['theme'] === 'dark';

// The filter's value is the number of the series, which a colour replaces.
addFilter('woocommerce_admin_chart_item_color', 'store-analytics/agent-view', (index, key) =>
	isDark() ? darkColor(Number(index), String(key)) : index,
);

function App() {
	const [host, setHost] = useState<Host>();
	const [theme, setTheme] = useState('');
	const [answer, setAnswer] = useState<Answer | 'cancelled'>();
	useEffect(() => {
		const onContext = ({ theme: next, locale, styles }: McpUiHostContext) => {
			if (locale !== undefined) speak(localeOf(locale));
			const font = styles?.variables?.['--font-sans'];
			if (font !== undefined) document.body.style.fontFamily = font;
			if (next === undefined) return;
			document.documentElement.dataset['theme'] = next;
			setTheme(next);
		};
		const connected = connectHost({
			onContext,
			onResult: (result) => setAnswer(readAnswer(result)),
			onCancelled: () => setAnswer('cancelled'),
		});
		// Outside a client nothing replies, and the page waits.
		connected.then(setHost, () => undefined);
	}, []);
	return <AnswerView key={theme} answer={answer} host={host} />;
}

speak(localeOf(navigator.language));
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
