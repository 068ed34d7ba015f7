import { describe, expect, it } from 'vitest';
import { matchesArticle, searchArticles } from './article-search';

const article = {
  title_en: 'Choosing a Major',
  title_kh: 'ការជ្រើសរើសជំនាញ',
  description_en: '<p>Ask <strong>yourself</strong> first: 5 < 6.</p>',
  description_kh: '<p>អាហារូបករណ៍</p>',
};

describe('matchesArticle', () => {
  it.each(['', ' ', 'MAJOR', 'yourself', '5 < 6', 'ជំនាញ', 'អាហារូប\u200Bករណ៍'])('finds %j', (keyword) => {
    expect(matchesArticle(article, keyword)).toBe(true);
  });

  it.each(['strong', 'minor', 'សាលា'])('does not find %j', (keyword) => {
    expect(matchesArticle(article, keyword)).toBe(false);
  });

  it('survives missing texts', () => {
    expect(matchesArticle({ title_en: null }, 'a')).toBe(false);
  });
});

describe('searchArticles', () => {
  it('filters by status unless all are wanted', () => {
    const articles = [
      { ...article, status: 'active' },
      { ...article, status: 'inactive' },
    ];
    expect(searchArticles(articles, 'major')).toHaveLength(2);
    expect(searchArticles(articles, 'major', 'inactive')).toEqual([articles[1]]);
    expect(searchArticles(articles, 'minor', 'active')).toEqual([]);
  });
});
