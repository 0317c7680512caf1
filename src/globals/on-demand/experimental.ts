import { InboxDismissConfirmationModal } from './experimental/dismiss-confirmation';
import { InboxNoteCard, InboxNotePlaceholder } from './experimental/inbox-note';
import { CollapsibleList, List, ListItem } from './experimental/list';
import { VerticalCSSTransition } from './experimental/vertical-transition';
import { wordPressComponents } from './experimental/wordpress-components';

void import('./experimental/experimental.css');
const { __experimentalText: Text, __experimentalUseSlot: useSlot } = wordPressComponents();

const page = window as { wc?: object }; // other scripts put their parts on it
page.wc = {
	...page.wc,
	experimental: {
		CollapsibleList,
		InboxDismissConfirmationModal,
		InboxNoteCard,
		InboxNotePlaceholder,
		List,
		ListItem,
		Text,
		VerticalCSSTransition,
		useSlot,
	},
};
