window.ran.push('the tracks');
