export { createNotice, NoticeList, removeNotice } from './notices';
