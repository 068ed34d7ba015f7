UPDATE schools SET open_until = (
  SELECT max(coalesce(application_deadline, end_date)) FROM subjects
  WHERE school_id = schools.id AND status = 'active' AND NOT is_placeholder
);--> statement-breakpoint
UPDATE schools SET search_fold = search_fold || chr(10) || 'scholarship' || chr(10) || 'អាហារូបករណ៍'
WHERE jsonb_array_length(scholarships) > 0;--> statement-breakpoint
UPDATE subjects SET
  prominence = CASE WHEN schools.verified THEN 10 ELSE 0 END + least(schools.program_count / 5, 2),
  search_fold = left(concat_ws(chr(10), subjects.search_fold, schools.name_fold, lower(schools.code), place.en, place.km,
    CASE WHEN jsonb_array_length(schools.scholarships) > 0 THEN 'scholarship' || chr(10) || 'អាហារូបករណ៍' END), 800)
FROM schools
  LEFT JOIN (VALUES
    ('01', 'banteay meanchey', 'បន្ទាយមានជ័យ'),
    ('02', 'battambang', 'បាត់ដំបង'),
    ('03', 'kampong cham', 'កំពង់ចាម'),
    ('04', 'kampong chhnang', 'កំពង់ឆ្នាំង'),
    ('05', 'kampong speu', 'កំពង់ស្ពឺ'),
    ('06', 'kampong thom', 'កំពង់ធំ'),
    ('07', 'kampot', 'កំពត'),
    ('08', 'kandal', 'កណ្តាល'),
    ('09', 'koh kong', 'កោះកុង'),
    ('10', 'kratie', 'ក្រចេះ'),
    ('11', 'mondulkiri', 'មណ្ឌលគិរី'),
    ('12', 'phnom penh', 'ភ្នំពេញ'),
    ('13', 'preah vihear', 'ព្រះវិហារ'),
    ('14', 'prey veng', 'ព្រៃវែង'),
    ('15', 'pursat', 'ពោធិ៍សាត់'),
    ('16', 'ratanakiri', 'រតនគិរី'),
    ('17', 'siem reap', 'សៀមរាប'),
    ('18', 'preah sihanouk', 'ព្រះសីហនុ'),
    ('19', 'stung treng', 'ស្ទឹងត្រែង'),
    ('20', 'svay rieng', 'ស្វាយរៀង'),
    ('21', 'takeo', 'តាកែវ'),
    ('22', 'oddar meanchey', 'ឧត្តរមានជ័យ'),
    ('23', 'kep', 'កែប'),
    ('24', 'pailin', 'ប៉ៃលិន'),
    ('25', 'tboung khmum', 'ត្បូងឃ្មុំ')
  ) AS place (code, en, km) ON place.code = schools.province
WHERE schools.id = subjects.school_id;--> statement-breakpoint
UPDATE subjects SET search_fold = search_fold || chr(10) || coalesce((
  SELECT ' ' || string_agg(DISTINCT word, ' ') || ' ' FROM regexp_split_to_table(search_fold, '[^a-z0-9]+') AS word
  WHERE length(word) BETWEEN 1 AND 3
), '');--> statement-breakpoint
UPDATE schools SET search_fold = search_fold || chr(10) || coalesce((
  SELECT ' ' || string_agg(DISTINCT word, ' ') || ' ' FROM regexp_split_to_table(search_fold, '[^a-z0-9]+') AS word
  WHERE length(word) BETWEEN 1 AND 3
), '');
