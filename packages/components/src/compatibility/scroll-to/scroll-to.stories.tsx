import { ScrollTo } from './scroll-to';

export default { title: 'Lists/ScrollTo', component: ScrollTo };

export function BelowABar() {
	return (
		<ScrollTo offset="-100">
			<h2>What to look at first</h2>
		</ScrollTo>
	);
}
